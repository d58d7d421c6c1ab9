import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';

const HOURS = [9, 10, 11, 12, 13, 14, 15, 16];

export default function StickyTable() {
  return (
    <Sheet
      variant="outlined"
      tabIndex={0}
      role="region"
      aria-label="Visitors on Sunday"
      sx={{ height: 220, overflow: 'auto' }}
    >
      <Table stickyHeader stickyFooter aria-label="Visitors by hour">
        <thead>
          <tr>
            <th scope="col">Hour</th>
            <th scope="col">Visitors</th>
          </tr>
        </thead>
        <tbody>
          {HOURS.map((hour) => (
            <tr key={hour}>
              <td>{hour}:00</td>
              <td>{hour * 7}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Sum</th>
            <td>700</td>
          </tr>
        </tfoot>
      </Table>
    </Sheet>
  );
}
