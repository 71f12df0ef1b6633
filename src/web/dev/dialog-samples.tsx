import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { opensDialog } from '../ui/dialogs.ts';
import { Modal } from '../ui/modal.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { scenes } from './sample-scenes.ts';
import { Row, Samples, type ThemeProps } from './samples.tsx';

export function DialogSamples({ theme }: ThemeProps) {
  const [firm, setFirm] = useState(false);
  return (
    <Samples title="Dialogs" theme={theme}>
      <Row>
        <Button {...opensDialog(`${theme}-modal`)}>Modal</Button>
        <Button {...opensDialog(`${theme}-plain`)}>Plain modal</Button>
        <Button onClick={() => setFirm(true)}>Modal that stays</Button>
        <Button icon="sliders-horizontal" {...opensDialog(`${theme}-sheet`)}>
          Filters (5)
        </Button>
      </Row>
      <Modal id={`${theme}-modal`} title="Sign in or join" art={scenes.tall}>
        <p>Save trips to lists, follow companies, and see member prices.</p>
        <TextInput label="What’s your email address?" type="email" hint="We email you a link." />
        <Button kind="go" block>
          Send verification link
        </Button>
      </Modal>
      <Modal id={`${theme}-plain`} title="You can compare up to three trips.">
        <p>Remove one to add this.</p>
      </Modal>
      <Modal id={`${theme}-firm`} title="One moment" closable={false} open={firm} onClose={() => setFirm(false)}>
        <p>Escape and the backdrop leave this one alone.</p>
        <Button kind="ink" onClick={() => setFirm(false)}>
          Done
        </Button>
      </Modal>
      <Sheet id={`${theme}-sheet`} title="Filters" footer={<Button kind="ink">Show 128 trips</Button>}>
        {['Small group tour', 'Walking and hiking', 'Small-ship cruise', 'Private guided'].map((kind) => (
          <Checkbox key={kind} name={`${theme}-sheet-kind`} count={23}>
            {kind}
          </Checkbox>
        ))}
      </Sheet>
    </Samples>
  );
}
