import Table from '@mui/joy/Table';

export default function BasicTable() {
  return (
    <Table aria-label="Walks of this week">
      <thead>
        <tr>
          <th scope="col">Walk</th>
          <th scope="col">Starts</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>Old harbor</td>
          <td>9:40</td>
        </tr>
      </tbody>
    </Table>
  );
}
