import { useId } from 'react';
import Checkbox from '@mui/joy/Checkbox';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Typography from '@mui/joy/Typography';

export default function CheckboxGroup() {
  const id = useId();

  return (
    <div role="group" aria-labelledby={id}>
      <Typography id={id} level="title-sm">
        Show orders that are
      </Typography>
      <List role="list" size="sm">
        <ListItem>
          <Checkbox label="Paid" defaultChecked />
        </ListItem>
        <ListItem>
          <Checkbox label="Open" defaultChecked />
        </ListItem>
        <ListItem>
          <Checkbox label="Canceled" />
        </ListItem>
      </List>
    </div>
  );
}
