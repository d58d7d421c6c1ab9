export default {
  sx: { boxShadow: [0, 1, 2, 'inset 0 0 0 4px teal'], borderRadius: [0, 2] },
  props: { boxShadow: 1 },
  theme: {
    shadows: ['none', '0 2px 6px rgb(30 110 220 / 0.7)', '0 8px 20px rgb(30 110 220 / 0.7)'],
  },
  imports: ["import { ThemeProvider, createTheme } from '@mui/system';"],
  template: `
    <ThemeProvider theme={theme}>
      <Box sx={{ px: 3, py: 2 }} {...props}>
        Boarding pass
      </Box>
    </ThemeProvider>
  `,
} satisfies PlaygroundFile;
