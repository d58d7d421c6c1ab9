import Box from '@mui/material/Box';
import {
  DataGrid,
  getGridDateOperators,
  type GridColDef,
  type GridFilterOperator,
} from '@mui/x-data-grid';

interface Loan {
  id: number;
  book: string;
  due: Date;
}

const today = new Date(2025, 2, 12);

const overdue: GridFilterOperator<Loan, Date> = {
  label: 'is overdue',
  value: 'overdue',
  requiresFilterValue: false,
  getApplyFilterFn: () => (due) => due < today,
};

const columns: GridColDef<Loan>[] = [
  { field: 'book', headerName: 'Book', flex: 1, minWidth: 140 },
  {
    field: 'due',
    headerName: 'Due',
    type: 'date',
    width: 120,
    filterOperators: [overdue, ...getGridDateOperators()],
  },
];

const loans: Loan[] = [
  { id: 1, book: 'The Dawn Watch', due: new Date(2025, 2, 3) },
  { id: 2, book: 'Salt Roads', due: new Date(2025, 2, 19) },
  { id: 3, book: 'A Field of Snow', due: new Date(2025, 2, 10) },
];

export default function OverdueLoans() {
  return (
    <Box role="group" aria-label="Loans" sx={{ width: '100%', height: 230 }}>
      <DataGrid
        columns={columns}
        rows={loans}
        initialState={{
          filter: { filterModel: { items: [{ field: 'due', operator: 'overdue' }] } },
        }}
        hideFooter
      />
    </Box>
  );
}
