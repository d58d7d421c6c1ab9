import Box from '@mui/joy/Box';
import Table from '@mui/joy/Table';

export default function TablePicture() {
  return (
    <Box sx={{ width: 132 }}>
      <Table size="sm" aria-label="Tides">
        <thead>
          <tr>
            <th scope="col">Tide</th>
            <th scope="col">Time</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>High</td>
            <td>6:12</td>
          </tr>
          <tr>
            <td>Low</td>
            <td>12:30</td>
          </tr>
        </tbody>
      </Table>
    </Box>
  );
}
