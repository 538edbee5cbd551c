"""Drawing, training and measuring: what makes the weights in `models/`.

`artist` and `render` need only the product's own libraries; the two trainers need `.train-venv`.
"""
