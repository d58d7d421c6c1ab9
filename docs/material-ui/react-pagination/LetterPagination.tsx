import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import usePagination from '@mui/material/usePagination';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const words = { first: 'First', previous: 'Back', next: 'Next', last: 'Last' };

export default function LetterPagination() {
  const [page, setPage] = React.useState(6);
  const { items } = usePagination({
    count: letters.length,
    page,
    siblingCount: 0,
    onChange: (_event, next) => setPage(next),
  });

  return (
    <Box component="nav" aria-label="Letters" sx={{ textAlign: 'center' }}>
      <Typography role="status" gutterBottom>
        Names with {letters[page - 1]}
      </Typography>
      <Box
        component="ul"
        role="list"
        sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', m: 0, p: 0 }}
      >
        {items.map(({ type, page: target, selected, disabled, ...item }) => (
          <Box
            component="li"
            key={type === 'page' ? target : type}
            sx={{ display: 'flex', listStyle: 'none' }}
          >
            {type === 'start-ellipsis' || type === 'end-ellipsis' ? (
              <Box sx={{ px: 1, py: 0.75 }}>…</Box>
            ) : (
              <Button
                {...item}
                aria-disabled={disabled}
                color={disabled ? 'inherit' : 'primary'}
                variant={selected ? 'outlined' : 'text'}
                onClick={disabled ? undefined : item.onClick}
                sx={{ minWidth: 40, opacity: disabled ? 0.7 : 1 }}
              >
                {type === 'page' ? letters[(target ?? 1) - 1] : words[type]}
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
