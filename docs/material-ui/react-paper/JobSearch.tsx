import * as React from 'react';
import SearchIcon from '@mui/icons-material/Search';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const jobs = ['Concert poster', 'Wedding cards', 'Wine labels', 'Concert tickets'];

export default function JobSearch() {
  const [found, setFound] = React.useState('Try: concert');

  const search = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const word = String(new FormData(event.currentTarget).get('job')).trim().toLowerCase();
    const hits = jobs.filter((job) => job.toLowerCase().includes(word));
    setFound(hits.length > 0 ? hits.join(', ') : 'No job with this name');
  };

  return (
    <Stack spacing={1.5} sx={{ width: '100%', maxWidth: 380 }}>
      <Paper
        component="form"
        role="search"
        onSubmit={search}
        variant="outlined"
        sx={{
          display: 'flex',
          alignItems: 'center',
          p: 0.5,
          paddingInlineStart: 2,
          borderRadius: 6,
          borderColor: 'text.secondary',
          '&:focus-within': {
            borderColor: 'primary.main',
            outline: '1px solid',
            outlineColor: 'primary.main',
          },
        }}
      >
        <InputBase
          name="job"
          placeholder="Find a job"
          inputProps={{ 'aria-label': 'Find a job' }}
          sx={{ flexGrow: 1 }}
        />
        <Divider orientation="vertical" flexItem sx={{ my: 0.5 }} />
        <IconButton type="submit" aria-label="Search">
          <SearchIcon />
        </IconButton>
      </Paper>
      <Typography role="status" variant="body2">
        {found}
      </Typography>
    </Stack>
  );
}
