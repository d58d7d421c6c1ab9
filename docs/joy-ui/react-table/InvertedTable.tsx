import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';

export default function InvertedTable() {
  return (
    <Sheet variant="solid" color="primary" invertedColors sx={{ p: 1, borderRadius: 'md' }}>
      <Table aria-label="Prices, inverted" sx={{ '& thead th': { color: 'text.primary' } }}>
        <thead>
          <tr>
            <th scope="col">Ticket</th>
            <th scope="col">Price</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>Adults</td>
            <td>$15</td>
          </tr>
          <tr>
            <td>Children</td>
            <td>$8</td>
          </tr>
        </tbody>
      </Table>
    </Sheet>
  );
}
