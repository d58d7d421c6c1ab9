export default {
  exclude: [
    'checked',
    'className',
    'defaultChecked',
    'name',
    'overlay',
    'readOnly',
    'required',
    'value',
  ],
  props: { label: 'Gift wrapping' },
  imports: [
    "import FavoriteIcon from '@mui/icons-material/Favorite';",
    "import FavoriteBorderIcon from '@mui/icons-material/FavoriteBorder';",
    "import RemoveIcon from '@mui/icons-material/Remove';",
  ],
  examples: {
    checkedIcon: { FavoriteIcon: '<FavoriteIcon />' },
    uncheckedIcon: { FavoriteBorderIcon: '<FavoriteBorderIcon />' },
    indeterminateIcon: { RemoveIcon: '<RemoveIcon />' },
  },
} satisfies PlaygroundFile;
