import { createTheme } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiBreadcrumbs: {
      defaultProps: { separator: '•', maxItems: 4, expandText: 'Show the whole path' },
      styleOverrides: {
        root: { fontSize: 14, '& .MuiButtonBase-root': { paddingBlock: 4 } },
        separator: { opacity: 0.6 },
      },
    },
    MuiLink: { defaultProps: { color: 'inherit', underline: 'hover' } },
  },
});

export default theme;
