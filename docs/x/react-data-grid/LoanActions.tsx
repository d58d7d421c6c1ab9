import * as React from 'react';
import DeleteIcon from '@mui/icons-material/Delete';
import Box from '@mui/material/Box';
import { DataGrid, GridActionsCellItem, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

interface Loan {
  id: number;
  book: string;
  due: string;
}

const initialLoans: Loan[] = [
  { id: 1, book: 'The Dawn Watch', due: 'March 12' },
  { id: 2, book: 'Salt Roads', due: 'March 19' },
  { id: 3, book: 'A Field of Snow', due: 'April 2' },
];

export default function LoanActions() {
  const apiRef = useGridApiRef();
  const [loans, setLoans] = React.useState(initialLoans);

  const columns = React.useMemo<GridColDef<Loan>[]>(
    () => [
      { field: 'book', headerName: 'Book', flex: 1, minWidth: 140 },
      { field: 'due', headerName: 'Due', width: 100 },
      {
        field: 'actions',
        headerName: 'Actions',
        type: 'actions',
        width: 100,
        getActions: ({ id, row }) => [
          <GridActionsCellItem
            key="remove"
            icon={<DeleteIcon />}
            label={`Remove ${row.book}`}
            onClick={() => {
              const ids = apiRef.current.getSortedRowIds();
              const index = ids.indexOf(id);
              const next = ids[index + 1] ?? ids[index - 1];
              setLoans((all) => all.filter((loan) => loan.id !== id));
              // Without this line, the focus would go with the row.
              if (next !== undefined) apiRef.current.setCellFocus(next, 'book');
            }}
          />,
        ],
      },
    ],
    [apiRef],
  );

  return (
    <Box role="group" aria-label="Loans" sx={{ width: '100%', height: 230 }}>
      <DataGrid apiRef={apiRef} columns={columns} rows={loans} hideFooter />
    </Box>
  );
}
