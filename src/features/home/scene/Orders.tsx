import useIsBrowser from '@docusaurus/useIsBrowser';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { t } from '../texts';
import { useThemeSettings } from '@site/src/prefs';
import { ORDERS, type Order, type Status } from './orderBook';

const COLORS = { new: 'default', packed: 'primary', sent: 'success' } as const;

function StatusChip({ status }: { readonly status: Status }) {
  return <Chip size="small" color={COLORS[status]} label={t(`home.scene.statuses.${status}`)} />;
}

const toPrice = (total: number) => `$${total}`;

const WIDTHS = { id: 100, customer: 116, items: 100, status: 112, total: 84 };

/** Where not all columns have room. */
const NARROW = '@media (max-width: 699.95px)';

const columns = (): GridColDef<Order>[] => [
  { field: 'id', headerName: t('home.scene.order'), width: WIDTHS.id },
  {
    field: 'customer',
    headerName: t('home.scene.customer'),
    flex: 1,
    minWidth: WIDTHS.customer,
  },
  { field: 'items', headerName: t('home.scene.items'), type: 'number', width: WIDTHS.items },
  {
    field: 'status',
    headerName: t('home.scene.status'),
    width: WIDTHS.status,
    display: 'flex',
    renderCell: ({ row }) => <StatusChip status={row.status} />,
  },
  {
    field: 'total',
    headerName: t('home.scene.total'),
    type: 'number',
    width: WIDTHS.total,
    valueFormatter: toPrice,
  },
];

const ROW_HEIGHT = 52;
const HEADER_HEIGHT = 56;
const SHOWN_ROWS = 5;

/** The first rows, for the server: the grid measures its element before it has any. */
function FirstRows() {
  return (
    <Table
      sx={{
        tableLayout: 'fixed',
        // As the grid's cells.
        '& th, & td': { blockSize: ROW_HEIGHT, px: '10px', py: 0, boxSizing: 'border-box' },
        '& td': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
        '& th': { blockSize: HEADER_HEIGHT },
        '& .wide': { [NARROW]: { display: 'none' } },
      }}
    >
      {/* Before the cells, which would move when others of their row arrive. */}
      <colgroup>
        <col className="wide" style={{ width: WIDTHS.id }} />
        <col />
        <col className="wide" style={{ width: WIDTHS.items }} />
        <col style={{ width: WIDTHS.status }} />
        <col style={{ width: WIDTHS.total }} />
      </colgroup>
      <TableHead>
        <TableRow>
          <TableCell className="wide">{t('home.scene.order')}</TableCell>
          <TableCell>{t('home.scene.customer')}</TableCell>
          <TableCell className="wide" align="right">
            {t('home.scene.items')}
          </TableCell>
          <TableCell>{t('home.scene.status')}</TableCell>
          <TableCell align="right">{t('home.scene.total')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {ORDERS.slice(0, SHOWN_ROWS).map(({ id, customer, items, status, total }) => (
          <TableRow key={id}>
            <TableCell className="wide">{id}</TableCell>
            <TableCell>{customer}</TableCell>
            <TableCell className="wide" align="right">
              {items}
            </TableCell>
            <TableCell>
              <StatusChip status={status} />
            </TableCell>
            <TableCell align="right">{toPrice(total)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** Material UI's chips in a data grid. */
export default function Orders() {
  const { dense } = useThemeSettings();
  const wide = !useMediaQuery(NARROW, { noSsr: true });
  return (
    <Box
      role="group"
      aria-label={t('home.scene.orders')}
      sx={{ width: '100%', height: HEADER_HEIGHT + SHOWN_ROWS * ROW_HEIGHT, overflow: 'hidden' }}
    >
      {useIsBrowser() ? (
        <DataGrid
          rows={ORDERS}
          columns={columns()}
          density={dense ? 'compact' : 'standard'}
          columnVisibilityModel={{ id: wide, items: wide }}
          // On a touch screen its buttons are always there, and leave no room for the names.
          disableColumnMenu={!wide}
          hideFooter
          sx={{ border: 0 }}
        />
      ) : (
        <FirstRows />
      )}
    </Box>
  );
}
