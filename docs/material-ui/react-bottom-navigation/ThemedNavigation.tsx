import * as React from 'react';
import AnchorIcon from '@mui/icons-material/Anchor';
import ExploreIcon from '@mui/icons-material/Explore';
import WavesIcon from '@mui/icons-material/Waves';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction, {
  bottomNavigationActionClasses,
} from '@mui/material/BottomNavigationAction';
import { ThemeProvider } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';

const components: Theme['components'] = {
  MuiBottomNavigation: {
    defaultProps: { showLabels: true },
    styleOverrides: { root: { height: 72, borderRadius: 16, backgroundColor: '#0d3b4f' } },
  },
  MuiBottomNavigationAction: {
    styleOverrides: {
      root: {
        color: '#c4dfe6',
        [`&.${bottomNavigationActionClasses.selected}`]: { color: '#ffffff' },
      },
      label: {
        [`&.${bottomNavigationActionClasses.selected}`]: { fontSize: '0.75rem', fontWeight: 700 },
      },
    },
  },
};

const icons = [
  <WavesIcon key="tides" />,
  <AnchorIcon key="harbors" />,
  <ExploreIcon key="route" />,
];

export default function ThemedNavigation() {
  const [view, setView] = React.useState(0);

  return (
    <ThemeProvider theme={(outer: Theme) => ({ ...outer, components })}>
      <BottomNavigation
        component="nav"
        aria-label="Views of a trip"
        value={view}
        onChange={(_event, next: number) => setView(next)}
        sx={{ width: '100%', maxWidth: 360 }}
      >
        {['Tides', 'Harbors', 'Route'].map((name, index) => (
          <BottomNavigationAction
            key={name}
            label={name}
            icon={icons[index]}
            aria-current={index === view ? 'page' : undefined}
          />
        ))}
      </BottomNavigation>
    </ThemeProvider>
  );
}
