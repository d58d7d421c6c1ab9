import Table from '@mui/joy/Table';

export default function ColumnWidths() {
  return (
    <Table noWrap aria-label="Meeting points">
      <thead>
        <tr>
          <th scope="col" style={{ width: '30%' }}>
            Walk
          </th>
          <th scope="col">Meeting point</th>
          <th scope="col" style={{ width: 72 }}>
            Starts
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>City walls</td>
          <td>At the north gate, beside the fountain with the three stone lions</td>
          <td>11:30</td>
        </tr>
        <tr>
          <td>Old harbor</td>
          <td>In front of the lighthouse museum, at the foot of the stairs</td>
          <td>9:40</td>
        </tr>
      </tbody>
    </Table>
  );
}
