export default {
  exclude: ['useFlexGap'],
  props: { direction: 'row', spacing: 2 },
  examples: {
    direction: ['column', 'column-reverse', 'row', 'row-reverse'],
    spacing: [0, 1, 2, 4],
    divider: {
      Vertical: '<Divider orientation="vertical" />',
      Horizontal: '<Divider />',
    },
  },
  imports: ["import Button from '@mui/joy/Button';", "import Divider from '@mui/joy/Divider';"],
  template: `
    <Stack {...props}>
      <Button variant="soft">Tickets</Button>
      <Button variant="soft">Skates</Button>
      <Button variant="soft">Lessons</Button>
    </Stack>
  `,
} satisfies PlaygroundFile;
