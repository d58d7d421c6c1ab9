import * as React from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Box from '@mui/material/Box';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { heIL } from '@mui/x-data-grid/locales';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

const theme = createTheme({ direction: 'rtl' }, heIL);

const columns: GridColDef[] = [
  { field: 'city', headerName: 'עיר', flex: 1, minWidth: 90 },
  { field: 'parcels', headerName: 'חבילות', type: 'number', width: 120 },
];

const depots = [
  { id: 1, city: 'חיפה', parcels: 48 },
  { id: 2, city: 'אילת', parcels: 17 },
];

export default function HebrewGrid() {
  const [cache] = React.useState(() =>
    createCache({ key: 'grid-rtl', stylisPlugins: [prefixer, rtlPlugin] }),
  );

  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <Box
          role="group"
          aria-label="סניפים"
          dir="rtl"
          lang="he"
          sx={{ width: '100%', height: 240 }}
        >
          <DataGrid columns={columns} rows={depots} />
        </Box>
      </ThemeProvider>
    </CacheProvider>
  );
}
