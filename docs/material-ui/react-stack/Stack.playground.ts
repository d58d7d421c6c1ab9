export default {
  exclude: ['useFlexGap'],
  props: { direction: 'row', spacing: 2 },
  examples: {
    direction: ['column', 'column-reverse', 'row', 'row-reverse'],
    spacing: [0, 1, 2, 4],
    divider: {
      Vertical: '<Divider orientation="vertical" flexItem />',
      Horizontal: '<Divider flexItem />',
    },
  },
  imports: [
    "import Button from '@mui/material/Button';",
    "import Divider from '@mui/material/Divider';",
  ],
  template: `
    <Stack {...props}>
      <Button variant="outlined">Check in</Button>
      <Button variant="outlined">Rent shoes</Button>
      <Button variant="outlined">Book a course</Button>
    </Stack>
  `,
} satisfies PlaygroundFile;
