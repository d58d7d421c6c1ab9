import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListSubheader from '@mui/material/ListSubheader';
import Stack from '@mui/material/Stack';

interface TransferListProps {
  items: string[];
  value: string[];
  onChange: (value: string[]) => void;
  /** Titles of the lists of other and of chosen items. */
  titles: [string, string];
}

function TransferList({ items, value, onChange, titles }: TransferListProps) {
  const [checked, setChecked] = React.useState<string[]>([]);

  const move = () => {
    onChange(items.filter((item) => value.includes(item) !== checked.includes(item)));
    setChecked([]);
  };

  const renderList = (title: string, isChosen: boolean) => (
    <List dense role="list" aria-label={title} subheader={<ListSubheader>{title}</ListSubheader>}>
      {items
        .filter((item) => value.includes(item) === isChosen)
        .map((item) => (
          <ListItem key={item}>
            <FormControlLabel
              label={item}
              control={<Checkbox size="small" checked={checked.includes(item)} />}
              onChange={(_event, isChecked) =>
                setChecked(isChecked ? [...checked, item] : checked.filter((it) => it !== item))
              }
            />
          </ListItem>
        ))}
    </List>
  );

  return (
    <Stack>
      {renderList(titles[0], false)}
      <Button onClick={move}>Move checked items</Button>
      {renderList(titles[1], true)}
    </Stack>
  );
}

export default function ReusableTransferList() {
  const [soloists, setSoloists] = React.useState(['Flute']);
  return (
    <TransferList
      items={['Flute', 'Harp', 'Horn']}
      value={soloists}
      onChange={setSoloists}
      titles={['Orchestra', 'Soloists']}
    />
  );
}
