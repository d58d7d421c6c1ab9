import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';
import { enUS, fiFI, svSE } from '@mui/x-data-grid/locales';

const localeTexts = {
  en: enUS.components.MuiDataGrid.defaultProps.localeText,
  fi: fiFI.components.MuiDataGrid.defaultProps.localeText,
  sv: svSE.components.MuiDataGrid.defaultProps.localeText,
};

const columns: GridColDef[] = [
  { field: 'pier', headerName: 'Pier', width: 90 },
  { field: 'ship', headerName: 'Ship', flex: 1, minWidth: 110 },
];

const ships = [
  { id: 1, pier: 'A1', ship: 'Aurora' },
  { id: 2, pier: 'B4', ship: 'Borealis' },
];

export default function LanguageOfGrid() {
  const [language, setLanguage] = React.useState<keyof typeof localeTexts>('fi');
  const id = React.useId();

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <TextField
        select
        id={id}
        size="small"
        label="Language"
        value={language}
        onChange={(event) => setLanguage(event.target.value as keyof typeof localeTexts)}
      >
        <MenuItem value="en">English</MenuItem>
        <MenuItem value="fi">Suomi</MenuItem>
        <MenuItem value="sv">Svenska</MenuItem>
      </TextField>
      <Box role="group" aria-label="Ships" lang={language} sx={{ height: 290 }}>
        <DataGrid
          columns={columns}
          rows={ships}
          localeText={localeTexts[language]}
          slots={{ toolbar: GridToolbar }}
        />
      </Box>
    </Stack>
  );
}
