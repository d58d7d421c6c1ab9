export default {
  exclude: ['container', 'direction', 'offset', 'size', 'wrap'],
  props: { spacing: 2 },
  examples: {
    columns: [4, 6, 12],
    spacing: [0, 1, 2, 4],
    columnSpacing: [0, 2, 6],
    rowSpacing: [0, 2, 6],
  },
  imports: ["import Paper from '@mui/material/Paper';"],
  template: `
    <Grid2 container {...props} sx={{ width: '100%' }}>
      <Grid2 size={4}>
        <Paper variant="outlined" sx={{ p: 1 }}>Mars</Paper>
      </Grid2>
      <Grid2 size={2}>
        <Paper variant="outlined" sx={{ p: 1 }}>Io</Paper>
      </Grid2>
      <Grid2 size={3}>
        <Paper variant="outlined" sx={{ p: 1 }}>Venus</Paper>
      </Grid2>
      <Grid2 size={3}>
        <Paper variant="outlined" sx={{ p: 1 }}>Titan</Paper>
      </Grid2>
    </Grid2>
  `,
} satisfies PlaygroundFile;
