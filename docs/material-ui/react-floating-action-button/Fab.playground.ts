export default {
  exclude: ['disableFocusRipple', 'disableRipple', 'href'],
  props: { color: 'primary', children: 'EditIcon' },
  imports: [
    "import EditIcon from '@mui/icons-material/Edit';",
    "import LocalFloristIcon from '@mui/icons-material/LocalFlorist';",
  ],
  examples: {
    children: {
      LocalFloristIcon: '<LocalFloristIcon />',
      EditIcon: '<EditIcon />',
      Text: "'Sketch'",
    },
  },
  template: '<Fab aria-label="Sketch" {...props} />',
} satisfies PlaygroundFile;
