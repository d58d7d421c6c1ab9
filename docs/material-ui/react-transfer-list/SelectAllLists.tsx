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

  const move = (items: string[]) => {
    const rest = truck.filter((item) => !checked.includes(item));
    setTruck(items === truck ? rest : [...truck, ...store.filter((it) => checked.includes(it))]);
    check(items, false);
  };

  const renderList = (title: string, items: string[], action: string) => {
    const count = items.filter((item) => checked.includes(item)).length;
    const all = count > 0 && count === items.length;
    const some = count > 0 && !all;
    const markPartly = (input: HTMLInputElement | null) => {
      if (input) input.indeterminate = some;
    };
    return (
      <Paper
        variant="outlined"
        sx={{
          display: 'flex',
          flexDirection: 'column',
          flex: '1 1 220px',
          p: 1,
          paddingInlineStart: 2.5,
        }}
      >
        <FormControlLabel
          label={`${title}: ${count} of ${items.length}`}
          control={<Checkbox checked={all} indeterminate={some} inputRef={markPartly} />}
          onChange={() => check(items, count < items.length)}
        />
        <List
          dense
          disablePadding
          role="list"
          aria-label={title}
          sx={{ flex: 1, paddingInlineStart: 2 }}
        >
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
        <Button onClick={() => move(items)}>{action}</Button>
      </Paper>
    );
  };

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, width: '100%', maxWidth: 520 }}>
      {renderList('Store', store, 'Load')}
      {renderList('Truck', truck, 'Unload')}
      <Typography role="status" variant="body2" sx={{ width: '100%' }}>
        {store.length} in the store, {truck.length} in the truck
      </Typography>
    </Box>
  );
}
