export default {
  sx: {
    color: ['line.text', 'line.note'],
    bgcolor: ['line.red', 'line.blue', 'line.green'],
    borderColor: ['line.note', 'line.blue'],
  },
  props: { color: 'line.text', bgcolor: 'line.red', borderColor: 'line.note' },
  theme: {
    palette: {
      line: { red: '#a4161a', blue: '#1d4e89', green: '#2d6a4f', text: '#fff', note: '#ffe08a' },
    },
  },
  imports: ["import { ThemeProvider, createTheme } from '@mui/system';"],
  template: `
    <ThemeProvider theme={theme}>
      <Box sx={{ px: 2, py: 1, border: 4 }} {...props}>
        Tram to the harbor
      </Box>
    </ThemeProvider>
  `,
} satisfies PlaygroundFile;
