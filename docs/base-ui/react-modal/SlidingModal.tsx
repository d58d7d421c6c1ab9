import * as React from 'react';
import { keyframes, styled } from '@mui/system';
import { Action, Backdrop, CenteredModal, Panel } from './ModalParts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(40px)' } });
const sink = keyframes({ to: { opacity: 0, transform: 'translateY(40px)' } });

const MovingPanel = styled(Panel)({
  animation: `${rise} 200ms ease-out`,
  '&[data-in="false"]': { animation: `${sink} 200ms ease-in forwards` },
  '@media (prefers-reduced-motion: reduce)': {
    '&, &[data-in="false"]': { animationDuration: '1ms' },
  },
});

interface SlideProps extends React.ComponentPropsWithoutRef<'div'> {
  in: boolean;
  onEnter?: () => void;
  onExited?: () => void;
}

const Slide = React.forwardRef<HTMLDivElement, SlideProps>(function Slide(
  { in: isIn, onEnter, onExited, ...other },
  ref,
) {
  return (
    <MovingPanel
      {...other}
      ref={ref}
      data-in={isIn}
      onAnimationStart={isIn ? onEnter : undefined}
      onAnimationEnd={isIn ? undefined : onExited}
    />
  );
});

export default function SlidingModal() {
  const id = React.useId();
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <div>
      <Action aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Show the forecast
      </Action>
      <CenteredModal
        open={open}
        onClose={close}
        closeAfterTransition
        slots={{ backdrop: Backdrop }}
      >
        <Slide in={open} role="dialog" aria-modal="true" aria-labelledby={id}>
          <h2 id={id}>Sea and wind tomorrow</h2>
          <p>Waves of half a meter, light wind from the west.</p>
          <Action onClick={close}>Close</Action>
        </Slide>
      </CenteredModal>
    </div>
  );
}
