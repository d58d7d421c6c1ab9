import Checkbox, { checkboxClasses } from '@mui/joy/Checkbox';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';

export default function ChoiceChips() {
  return (
    <div role="group" aria-label="Toppings">
      <List
        orientation="horizontal"
        wrap
        role="list"
        sx={{
          '--List-gap': '8px',
          '--ListItem-radius': '20px',
          [`& .${checkboxClasses.checked} > label::before`]: { content: '"✓ " / ""' },
        }}
      >
        <ListItem>
          <Checkbox overlay disableIcon variant="soft" label="Olives" defaultChecked />
        </ListItem>
        <ListItem>
          <Checkbox overlay disableIcon variant="soft" label="Capers" />
        </ListItem>
        <ListItem>
          <Checkbox overlay disableIcon variant="soft" label="Rocket" />
        </ListItem>
      </List>
    </div>
  );
}
