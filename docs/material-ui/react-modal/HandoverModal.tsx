import * as React from 'react';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const all = ['Black umbrella', 'Red mitten', 'Chess set'];

export default function HandoverModal() {
  const titleId = React.useId();
  const [finds, setFinds] = React.useState(all);
  const [find, setFind] = React.useState('');
  const count = React.useRef<HTMLParagraphElement>(null);
  const close = () => setFind('');

  React.useEffect(() => {
    // The button that opened the modal is gone with its row.
    if (finds.length < all.length) count.current?.focus();
  }, [finds]);

  const handOver = () => {
    setFinds(finds.filter((each) => each !== find));
    close();
  };

  return (
    <div style={{ width: '100%', maxWidth: 400 }}>
      <Typography ref={count} tabIndex={-1}>
        At the counter: {finds.length}
      </Typography>
      <List dense>
        {finds.map((each) => (
          <ListItem key={each} divider disableGutters>
            <ListItemText primary={each} />
            <Button
              aria-haspopup="dialog"
              aria-label={`Hand over: ${each}`}
              onClick={() => setFind(each)}
            >
              Hand over
            </Button>
          </ListItem>
        ))}
      </List>
      <Modal open={find !== ''} onClose={close} sx={{ display: 'grid', placeItems: 'center' }}>
        <Paper role="dialog" aria-labelledby={titleId} sx={{ m: 2, p: 3, outline: 0 }}>
          <Typography variant="h6" component="h2" id={titleId} gutterBottom>
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
