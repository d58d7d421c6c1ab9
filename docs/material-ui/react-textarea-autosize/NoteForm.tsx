import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import TextareaAutosize from '@mui/material/TextareaAutosize';
import Typography from '@mui/material/Typography';

export default function NoteForm() {
  const [saved, setSaved] = React.useState(['Blood pressure 125/80, pulse 64.']);
  const [text, setText] = React.useState('');

  const save = (event: React.FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    setSaved([...saved, text.trim()]);
    setText('');
  };

  return (
    <Card variant="outlined" sx={{ width: '100%', maxWidth: 380 }}>
      <Box role="log" aria-label="Notes" sx={{ p: 1, borderBottom: 1, borderColor: 'divider' }}>
        {saved.map((note, index) => (
          <Typography key={index} variant="body2" sx={{ p: 1, whiteSpace: 'pre-line' }}>
            {note}
          </Typography>
        ))}
      </Box>
      <Box
        component="form"
        onSubmit={save}
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1.5, p: 2 }}
      >
        <Avatar aria-hidden sx={{ width: 32, height: 32, bgcolor: 'primary.main' }}>
          K
        </Avatar>
        <Box
          component={TextareaAutosize}
          aria-label="New note"
          name="note"
          placeholder="Note for the night shift"
          required
          maxRows={6}
          value={text}
          onChange={(event: React.ChangeEvent<HTMLTextAreaElement>) => setText(event.target.value)}
          sx={{
            typography: 'body2',
            flex: '1 1 140px',
            minWidth: 0,
            py: 0.75,
            border: 0,
            bgcolor: 'transparent',
            color: 'inherit',
            resize: 'none',
            '&::placeholder': { color: 'text.secondary', opacity: 1 },
          }}
        />
        <Button type="submit" size="small" sx={{ marginInlineStart: 'auto' }}>
          Save note
        </Button>
      </Box>
    </Card>
  );
}
