import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import { useVirtualizer } from '@tanstack/react-virtual';

const count = 5000;

export default function VirtualList() {
  const scrollRef = React.useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scrollRef.current,
    estimateSize: () => 48,
    overscan: 5,
    initialRect: { width: 280, height: 264 },
  });

  return (
    <Paper
      ref={scrollRef}
      variant="outlined"
      role="region"
      aria-label="Library cards"
      tabIndex={0}
      sx={{ width: '100%', maxWidth: 280, height: 264, overflow: 'auto' }}
    >
      <List role="list" disablePadding style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start, size }) => (
          <ListItem
            key={index}
            aria-setsize={count}
            aria-posinset={index + 1}
            style={{ position: 'absolute', top: start, height: size }}
          >
            <ListItemText primary={`Card ${10001 + index}`} />
          </ListItem>
        ))}
      </List>
    </Paper>
  );
}
