export default {
  props: { variant: 'h5', children: 'What an eel hears' },
  examples: { color: ['primary', 'textSecondary', 'success'] },
  imports: ["import Box from '@mui/material/Box';"],
  template: `
    <Box sx={{ width: 260, color: 'text.primary' }}>
      <Typography component="div" {...props} />
      <Typography variant="body2">Eels hear with their swim bladder.</Typography>
    </Box>
  `,
} satisfies PlaygroundFile;
