import { useEffect, useState } from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const TITLES = ['Harbor lights', 'Harbor master', 'The lighthouse', 'Tide tables'];

export default function DelayedSearch() {
  const [text, setText] = useState('');
  const [query, setQuery] = useState('');

  useEffect(() => {
    const timer = setTimeout(() => setQuery(text), 500);
    return () => clearTimeout(timer);
  }, [text]);

  const count = TITLES.filter((title) => title.toLowerCase().includes(query.toLowerCase())).length;

  return (
    <Stack spacing={1}>
      <FormControl>
        <FormLabel>Search titles</FormLabel>
        <Input type="search" value={text} onChange={(event) => setText(event.target.value)} />
      </FormControl>
      <Typography level="body-sm" role="status">
        {query ? `${count} titles contain “${query}”` : `${TITLES.length} titles`}
      </Typography>
    </Stack>
  );
}
