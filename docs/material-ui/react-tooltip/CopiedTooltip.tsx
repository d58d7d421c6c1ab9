import * as React from 'react';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import visuallyHidden from '@mui/utils/visuallyHidden';

const position = '45.8120, 8.4100';

export default function CopiedTooltip() {
  const [open, setOpen] = React.useState(false);
  const [message, setMessage] = React.useState('');

  React.useEffect(() => {
    if (!open) {
      return undefined;
    }
    const timer = window.setTimeout(() => setOpen(false), 2000);
    return () => window.clearTimeout(timer);
  }, [open]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(position);
      setMessage('Position copied');
    } catch {
      setMessage('The browser does not allow copying');
    }
    setOpen(true);
  };

  return (
    <React.Fragment>
      <Tooltip
        describeChild
        title={message}
        arrow
        open={open}
        onClose={() => setOpen(false)}
        disableHoverListener
        disableTouchListener
      >
        <Button
          variant="outlined"
          endIcon={<ContentCopyIcon />}
          onClick={copy}
          // The status announces the text, so the button needs no description.
          aria-describedby={undefined}
        >
          {position}
        </Button>
      </Tooltip>
      <span role="status" style={visuallyHidden}>
        {open && message}
      </span>
    </React.Fragment>
  );
}
