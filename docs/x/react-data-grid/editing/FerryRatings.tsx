import * as React from 'react';
import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

function RatingEditor({ id, field, value, row, hasFocus }: GridRenderEditCellParams) {
  const apiRef = useGridApiContext();
  const rootRef = React.useRef<HTMLSpanElement>(null);

  React.useEffect(() => {
    if (hasFocus) rootRef.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  }, [hasFocus]);

  return (
    <Rating
      ref={rootRef}
      value={value || null}
      aria-label={`Rating of ${row.ferry}`}
      sx={{ px: 1 }}
      onChange={(_event, stars) =>
        void apiRef.current.setEditCellValue({ id, field, value: stars })
      }
    />
  );
}

const columns: GridColDef[] = [
  { field: 'ferry', headerName: 'Ferry', flex: 1, minWidth: 100 },
  {
    field: 'stars',
    headerName: 'Rating',
    type: 'number',
    display: 'flex',
    width: 150,
    editable: true,
    renderCell: ({ value }) => <Rating readOnly value={value} />,
    renderEditCell: (params) => <RatingEditor {...params} />,
  },
];

const ferries = [
  { id: 1, ferry: 'Gull', stars: 4 },
  { id: 2, ferry: 'Heron', stars: 2 },
];

export default function FerryRatings() {
  return (
    <Box role="group" aria-label="Ferries" sx={{ width: '100%', height: 180 }}>
      <DataGrid columns={columns} rows={ferries} hideFooter />
    </Box>
  );
}
