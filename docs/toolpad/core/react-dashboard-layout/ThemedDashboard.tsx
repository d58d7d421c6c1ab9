import type {} from '@mui/material/themeCssVarsAugmentation';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';

const NAVIGATION: Navigation = [
  { title: 'Greenhouse' },
  { segment: 'watering', title: 'Watering' },
];

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: {
    light: { palette: { primary: { main: '#2e7d32' } } },
    dark: { palette: { primary: { main: '#81c784' } } },
  },
  components: {
    MuiDrawer: {
      styleOverrides: {
        paper: ({ theme: current }) => ({
          backgroundColor: (current.vars || current).palette.background.default,
        }),
      },
    },
    MuiListItemButton: { defaultProps: { dense: true } },
  },
});

export default function ThemedDashboard() {
  return (
    <AppProvider branding={{ title: 'Glasshouse' }} navigation={NAVIGATION} theme={theme}>
      <DashboardLayout>
        <Typography sx={{ p: 3 }}>The tomatoes need water.</Typography>
      </DashboardLayout>
    </AppProvider>
  );
}
