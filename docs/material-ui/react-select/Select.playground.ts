export default {
  exclude: [
    'defaultOpen',
    'defaultValue',
    'id',
    'input',
    'label',
    'labelId',
    'multiple',
    'native',
    'open',
    'value',
  ],
  props: { variant: 'outlined' },
  examples: {
    IconComponent: { ExpandMoreIcon: 'ExpandMoreIcon', MovieIcon: 'MovieIcon' },
  },
  imports: [
    "import ExpandMoreIcon from '@mui/icons-material/ExpandMore';",
    "import MovieIcon from '@mui/icons-material/Movie';",
    "import MenuItem from '@mui/material/MenuItem';",
  ],
  template: `
    <Select
      defaultValue="opening"
      inputProps={{ 'aria-label': 'Event' }}
      sx={{ minWidth: 200 }}
      {...props}
    >
      <MenuItem value="opening">Opening night</MenuItem>
      <MenuItem value="talk">Director’s talk</MenuItem>
      <MenuItem value="awards">Awards</MenuItem>
    </Select>
  `,
} satisfies PlaygroundFile;
