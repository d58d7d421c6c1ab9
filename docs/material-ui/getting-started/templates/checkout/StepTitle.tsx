import * as React from 'react';
import Typography from '@mui/material/Typography';

interface StepTitleProps {
  children: React.ReactNode;
  /** For the first step, which nobody came to from another one. */
  keepFocus?: boolean;
}

/** Takes the focus when its step appears, because the button of the step before has gone. */
export function StepTitle({ children, keepFocus = false }: StepTitleProps) {
  const ref = React.useRef<HTMLHeadingElement>(null);
  React.useEffect(() => {
    if (!keepFocus) ref.current?.focus();
  }, [keepFocus]);

  return (
    <Typography variant="h6" component="h2" ref={ref} tabIndex={-1} sx={{ mb: 2 }}>
      {children}
    </Typography>
  );
}
