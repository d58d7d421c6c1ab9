export default {
  exclude: ['stickyHeader', 'stickyFooter'],
  template: `
    <Table aria-label="Walks of this week" {...props}>
      <thead>
        <tr>
          <th scope="col">Walk</th>
          <th scope="col">Meeting point</th>
          <th scope="col">Starts</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>Old harbor</td>
          <td>In front of the lighthouse museum</td>
          <td>9:40</td>
        </tr>
        <tr>
          <td>City walls</td>
          <td>At the north gate beside the fountain</td>
          <td>11:30</td>
        </tr>
        <tr>
          <td>Night market</td>
          <td>Under the clock of the town hall</td>
          <td>20:00</td>
        </tr>
      </tbody>
    </Table>
  `,
} satisfies PlaygroundFile;
