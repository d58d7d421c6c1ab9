import * as React from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

type Direction = 'ltr' | 'rtl';

const themes = {
  ltr: createTheme({ direction: 'ltr' }),
  rtl: createTheme({ direction: 'rtl' }),
};

function createCaches() {
  return {
    ltr: createCache({ key: 'switch-ltr' }),
    rtl: createCache({ key: 'switch-rtl', stylisPlugins: [prefixer, rtlPlugin] }),
  };
}

export default function DirectionSwitch() {
  const tabsId = React.useId();
  const [caches] = React.useState(createCaches);
  const [direction, setDirection] = React.useState<Direction>('rtl');
  const [tab, setTab] = React.useState(0);

  return (
    <CacheProvider value={caches[direction]}>
      <ThemeProvider theme={themes[direction]}>
        <Box dir={direction} sx={{ width: '100%', maxWidth: 360 }}>
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label="Direction"
            value={direction}
            onChange={(_event, next: Direction | null) => {
              if (next) {
                setDirection(next);
              }
            }}
          >
            <ToggleButton value="ltr">Left to right</ToggleButton>
            <ToggleButton value="rtl">Right to left</ToggleButton>
          </ToggleButtonGroup>
          <Tabs
            value={tab}
            onChange={(_event, next: number) => setTab(next)}
            aria-label="Tickets"
            sx={{ my: 2 }}
          >
            <Tab label="Train" id={`${tabsId}-0`} aria-controls={`${tabsId}-panel`} />
            <Tab label="Ferry" id={`${tabsId}-1`} aria-controls={`${tabsId}-panel`} />
          </Tabs>
          <Box
            role="tabpanel"
            id={`${tabsId}-panel`}
            aria-labelledby={`${tabsId}-${tab}`}
            sx={{ px: 2 }}
          >
            <Slider
              aria-label="Highest price"
              defaultValue={30}
              valueLabelDisplay="auto"
              getAriaValueText={(value) => `$${value}`}
            />
          </Box>
        </Box>
      </ThemeProvider>
    </CacheProvider>
  );
}
