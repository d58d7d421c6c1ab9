import * as React from 'react';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const surface = {
  position: 'absolute',
  inset: 0,
  m: 'auto',
  width: 'min(320px, 100% - 32px)',
  height: 'fit-content',
  boxSizing: 'border-box',
  p: 3,
  outline: 0,
};

export default function HandoverModal() {
  const [finds, setFinds] = React.useState(['Black umbrella', 'Red mitten', 'Chess set']);
  const [find, setFind] = React.useState('');
  const [open, setOpen] = React.useState(false);
  const count = React.useRef<HTMLParagraphElement>(null);
  const close = () => setOpen(false);

  React.useEffect(() => {
    // The button that opened the modal is gone with its row.
    if (find !== '' && !finds.includes(find)) count.current?.focus();
  }, [find, finds]);

  const handOver = () => {
    setFinds(finds.filter((each) => each !== find));
    close();
  };

  const show = (next: string) => {
    setFind(next);
    setOpen(true);
  };

  return (
    <div style={{ width: '100%', maxWidth: 400 }}>
      <Typography ref={count} tabIndex={-1}>
        {finds.length === 0 ? 'The counter is empty.' : `At the counter: ${finds.length}`}
      </Typography>
      <List dense>
        {finds.map((each) => (
          <ListItem key={each} divider disableGutters>
            <ListItemText primary={each} />
            <Button aria-label={`Hand over: ${each}`} onClick={() => show(each)}>
              Hand over
            </Button>
          </ListItem>
        ))}
      </List>
      <Modal open={open} onClose={close}>
        <Paper role="dialog" aria-labelledby="handover-title" sx={surface}>
          <Typography variant="h6" component="h2" id="handover-title" gutterBottom>
            Hand over the {find.toLowerCase()}?
          </Typography>
          <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
            <Button onClick={close}>Cancel</Button>
            <Button onClick={handOver}>Hand over</Button>
          </Stack>
        </Paper>
      </Modal>
    </div>
  );
}
