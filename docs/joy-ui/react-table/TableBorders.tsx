import Table from '@mui/joy/Table';

export default function TableBorders() {
  return (
    <Table borderAxis="both" aria-label="Prices, all borders">
      <thead>
        <tr>
          <th scope="col">Walk</th>
          <th scope="col">Hours</th>
          <th scope="col">Price</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>Old harbor</td>
          <td>2</td>
          <td>$12</td>
        </tr>
        <tr>
          <td>City walls</td>
          <td>3</td>
          <td>$15</td>
        </tr>
        <tr>
          <td>Night market</td>
          <td>2</td>
          <td>$18</td>
        </tr>
      </tbody>
    </Table>
  );
}
