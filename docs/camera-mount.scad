// A holder for a Raspberry Pi camera module on a square post, to print. Millimetres.
// Change the three numbers below; docs/build-guide.md says how high the post has to be.

tilt = 35;        // degrees from straight down: 35 for a post on the table's edge (Module 3 Wide)
post = 30;        // side of the square post that the holder is pushed over
wall = 3;

plate = 44;       // side of the plate that carries the camera
hole_across = 21; // between the holes of a Raspberry Pi camera module; the lens is level with two
hole_down = 12.5;
hole = 2.2;       // for M2 screws
window = 12;      // for the lens and its focus drive
play = 0.4;       // so that the sleeve goes over the post

module sleeve() {
    difference() {
        cube([post + 2 * wall, post + 2 * wall, 40]);
        translate([wall - play / 2, wall - play / 2, -1])
            cube([post + play, post + play, 40 - wall + 1]);
        // A screw through the side keeps it where it is.
        translate([-1, (post + 2 * wall) / 2, 15])
            rotate([0, 90, 0]) cylinder(d = 3.2, h = wall + 2, $fn = 24);
    }
}

module camera_plate() {
    difference() {
        cube([plate, plate, wall]);
        translate([plate / 2 - window / 2, plate / 2 - window / 2, -1])
            cube([window, window, wall + 2]);
        for (x = [-1, 1], y = [-1, 1])
            translate([plate / 2 + x * hole_across / 2, plate / 2 + (y - 1) * hole_down / 2, -1])
                cylinder(d = hole, h = wall + 2, $fn = 24);
    }
}

// The plate hangs in front of the post, looks down, and rises forward: so it sees the table's middle.
module neck() {
    hull() {
        translate([0, 0, 40 - wall]) cube([post + 2 * wall, wall, wall]);
        translate([(post + 2 * wall - plate) / 2, -2 * wall, 40 - wall])
            rotate([-tilt, 0, 0]) cube([plate, wall, wall]);
    }
}

sleeve();
neck();
translate([(post + 2 * wall - plate) / 2, -2 * wall, 40 - wall])
    rotate([-tilt, 0, 0]) translate([0, 1 - plate, 0]) camera_plate();
