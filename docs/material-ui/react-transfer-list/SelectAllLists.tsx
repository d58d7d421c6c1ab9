import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const instruments = ['Harp', 'Celesta', 'Gong', 'Bass drum', 'Timpani', 'Double bass'];

export default function SelectAllLists() {
  const [truck, setTruck] = React.useState(['Timpani', 'Double bass']);
  const [checked, setChecked] = React.useState(['Gong']);
  const store = instruments.filter((instrument) => !truck.includes(instrument));

  const check = (items: string[], isChecked: boolean) =>
    setChecked([...checked.filter((item) => !items.includes(item)), ...(isChecked ? items : [])]);

  const renderList = (title: string, items: string[], action: string, onMove: () => void) => {
    const count = items.filter((item) => checked.includes(item)).length;
    const some = count > 0 && count < items.length;
    const checkbox = (
      <Checkbox
        checked={count > 0 && !some}
        indeterminate={some}
        inputRef={(input: HTMLInputElement | null) => {
          if (input) input.indeterminate = some;
        }}
      />
    );
    return (
      <Paper variant="outlined" sx={{ display: 'flex', flexDirection: 'column', p: 1, pl: 2.5 }}>
        <FormControlLabel
          label={`${title}: ${count} of ${items.length}`}
          control={checkbox}
          onChange={() => check(items, count < items.length)}
        />
        <List dense disablePadding aria-label={title} sx={{ flex: 1, pl: 2 }}>
          {items.map((item) => (
            <ListItem key={item} disablePadding>
              <FormControlLabel
                label={item}
                control={<Checkbox size="small" checked={checked.includes(item)} />}
                onChange={(_event, isChecked) => check([item], isChecked)}
              />
            </ListItem>
          ))}
        </List>
        <Button
          sx={{ alignSelf: 'flex-end' }}
          onClick={() => {
            onMove();
            check(items, false);
          }}
        >
          {action}
        </Button>
      </Paper>
    );
  };

  const load = () => setTruck([...truck, ...store.filter((item) => checked.includes(item))]);
  const unload = () => setTruck(truck.filter((item) => !checked.includes(item)));
  const columns = 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))';

  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: columns,
        gap: 2,
        width: '100%',
        maxWidth: 520,
        color: 'text.primary',
      }}
    >
      {renderList('Store', store, 'Load', load)}
      {renderList('Truck', truck, 'Unload', unload)}
      <Typography role="status" variant="body2" sx={{ gridColumn: '1 / -1' }}>
        {store.length} in the store, {truck.length} in the truck
      </Typography>
    </Box>
  );
}
