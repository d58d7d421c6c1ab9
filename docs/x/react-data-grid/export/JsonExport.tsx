import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  GridCsvExportMenuItem,
  gridFilteredSortedRowIdsSelector,
  GridToolbarContainer,
  GridToolbarExportContainer,
  useGridApiContext,
  type GridColDef,
  type GridExportMenuItemProps,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'hive', headerName: 'Hive', flex: 1, minWidth: 100 },
  { field: 'honey', headerName: 'Honey (kg)', type: 'number', width: 120 },
];

const hives = [
  { id: 1, hive: 'Meadow', honey: 21.5 },
  { id: 2, hive: 'Forest edge', honey: 14 },
];

function JsonItem({ hideMenu }: GridExportMenuItemProps<object>) {
  const apiRef = useGridApiContext();

  const download = () => {
    const rows = gridFilteredSortedRowIdsSelector(apiRef).map((id) => apiRef.current.getRow(id));
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([JSON.stringify(rows)], { type: 'application/json' }));
    link.download = 'hives.json';
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href));
    hideMenu?.();
  };

  return <MenuItem onClick={download}>Download as JSON</MenuItem>;
}

function ExportToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarExportContainer>
        <GridCsvExportMenuItem options={{ fileName: 'hives' }} />
        <JsonItem />
      </GridToolbarExportContainer>
    </GridToolbarContainer>
  );
}

export default function JsonExport() {
  return (
    <Box role="group" aria-label="Beehives" sx={{ width: '100%', height: 230 }}>
      <DataGrid columns={columns} rows={hives} slots={{ toolbar: ExportToolbar }} hideFooter />
    </Box>
  );
}
