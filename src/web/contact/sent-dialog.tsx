import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';

/** That a message has arrived. */
export function SentDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Modal id="sent" title="Thank you!" open={open} onClose={onClose}>
      <p>A member of our team will be in touch very shortly.</p>
      <Button kind="ink" block onClick={onClose}>
        Ok
      </Button>
    </Modal>
  );
}
