import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';

export default function PinnedColumn() {
  return (
    <Sheet
      variant="outlined"
      tabIndex={0}
      role="region"
      aria-label="Guides by day"
      sx={{ overflow: 'auto' }}
    >
      <Table
        aria-label="Guides of the old town"
        sx={{
          minWidth: 900,
          '& th:first-of-type': { position: 'sticky', insetInlineStart: 0 },
        }}
      >
        <thead>
          <tr>
            <th scope="col" style={{ width: 110 }}>
              Walk
            </th>
            <th scope="col">Monday</th>
            <th scope="col">Tuesday</th>
            <th scope="col">Wednesday</th>
            <th scope="col">Thursday</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">City walls</th>
            <td>Ines</td>
            <td>Marco</td>
            <td>Clara</td>
            <td>Ines</td>
          </tr>
        </tbody>
      </Table>
    </Sheet>
  );
}
