import * as React from 'react';
import Typography from '@mui/material/Typography';

interface StepTitleProps {
  children: React.ReactNode;
  /** False for the first step, when the page has just opened. */
  takesFocus?: boolean;
}

/** Takes the focus when its step appears, because the button of the step before has gone. */
export function StepTitle({ children, takesFocus = true }: StepTitleProps) {
  const ref = React.useRef<HTMLHeadingElement>(null);
  React.useEffect(() => {
    if (takesFocus) ref.current?.focus();
  }, [takesFocus]);

  return (
    <Typography variant="h6" component="h2" ref={ref} tabIndex={-1} sx={{ mb: 2 }}>
      {children}
    </Typography>
  );
}
