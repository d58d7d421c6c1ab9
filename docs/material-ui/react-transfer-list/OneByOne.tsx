import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Typography from '@mui/material/Typography';

const players = ['Ada, flute', 'Ben, oboe', 'Carla, horn', 'David, bassoon', 'Emma, clarinet'];

export default function OneByOne() {
  const [quintet, setQuintet] = React.useState(['Ada, flute', 'Carla, horn']);
  const [message, setMessage] = React.useState('Two of five players');
  const listsRef = React.useRef<HTMLDivElement>(null);
  const others = players.filter((player) => !quintet.includes(player));

  const move = (player: string) => {
    const leaves = quintet.includes(player);
    setQuintet(leaves ? quintet.filter((other) => other !== player) : [...quintet, player]);
    setMessage(`${player}: ${leaves ? 'leaves' : 'joins'} the quintet`);
    requestAnimationFrame(() =>
      listsRef.current?.querySelector<HTMLElement>(`[data-player="${player}"]`)?.focus(),
    );
  };

  const renderList = (title: string, list: string[]) => (
    <List
      dense
      role="list"
      aria-label={title}
      subheader={<ListSubheader disableSticky>{title}</ListSubheader>}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 2, minHeight: { sm: 224 } }}
    >
      {list.map((player) => (
        <ListItem
          key={player}
          secondaryAction={
            <IconButton
              data-player={player}
              edge="end"
              aria-label={list === quintet ? `Remove ${player}` : `Add ${player}`}
              onClick={() => move(player)}
            >
              {list === quintet ? <RemoveIcon /> : <AddIcon />}
            </IconButton>
          }
        >
          <ListItemText primary={player} />
        </ListItem>
      ))}
    </List>
  );

  return (
    <Box ref={listsRef} sx={{ width: '100%', maxWidth: 480 }}>
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2 }}>
        {renderList('Ensemble', others)}
        {renderList('Quintet', quintet)}
      </Box>
      <Typography role="status" variant="body2" sx={{ mt: 1.5 }}>
        {message}
      </Typography>
    </Box>
  );
}
