export default {
  props: { level: 'h4', children: 'Linden honey from the old orchard' },
  examples: {
    startDecorator: { Icon: '<LocationOnIcon />' },
    endDecorator: { Chip: '<Chip size="sm">New</Chip>' },
  },
  imports: [
    "import LocationOnIcon from '@mui/icons-material/LocationOn';",
    "import Box from '@mui/joy/Box';",
    "import Chip from '@mui/joy/Chip';",
  ],
  template: `
    <Box sx={{ width: 240 }}>
      <Typography component="div" {...props} />
      <Typography level="body-sm">Fresh and minty, from trees in bloom.</Typography>
    </Box>
  `,
} satisfies PlaygroundFile;
